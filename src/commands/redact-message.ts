/** Removes the secrets of the environment and the folder from an error's message. */
import { readDotenv, type Environment } from "#workspace/settings/dotenv";
import { orElse } from "#workspace/files/or-else";
import { createRedactor } from "#workspace/settings/redact";

/** The message without secrets; a `.env` that can't be read holds none that are known. */
export const redactMessage = (message: string, env: Environment, args: readonly string[]): string =>
  createRedactor(
    env,
    orElse(() => readDotenv(env), undefined),
    args,
  )(message);
