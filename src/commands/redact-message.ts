/** Removes the secrets of the environment and the folder from an error's message. */
import { dotenvIn, type Environment } from "#workspace/settings/dotenv";
import { orElse } from "#workspace/files/or-else";
import { redactorOf } from "#workspace/settings/redact";

/** The message without secrets; a `.env` that can't be read holds none that are known. */
export const redactMessage = (message: string, env: Environment, args: readonly string[]): string =>
  redactorOf(
    env,
    orElse(() => dotenvIn(env), undefined),
    args,
  )(message);
