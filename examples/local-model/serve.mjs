/**
 * Serves a GGUF model over the OpenAI protocol: /v1/models, /v1/chat/completions and /v1/completions, with
 * log-probabilities. Needs node-llama-cpp 3.21.1 in the folder it is started from; Organon does not depend on it.
 * Usage: node serve.mjs MODEL.gguf [PORT] [THREADS]
 */
import { createServer } from "node:http";
import { basename, join } from "node:path";
import { pathToFileURL } from "node:url";

const [file, port = "8090", threads = "2"] = process.argv.slice(2);
if (file === undefined) throw new Error("usage: node serve.mjs MODEL.gguf [PORT] [THREADS]");
const contextSize = 4096;

// Both packages are in the current folder, so that they stay outside this repository.
const installed = (path) => import(pathToFileURL(join(process.cwd(), "node_modules", path)));
const { getLlama } = await installed("node-llama-cpp/dist/index.js");
const { Template } = await installed("@huggingface/jinja/dist/index.js");

const llama = await getLlama({ build: "never", gpu: false });
const model = await llama.loadModel({ modelPath: file });
const context = await model.createContext({ contextSize, sequences: 1, threads: Number(threads) });
const name = basename(file);
const chat = model.fileInfo.metadata.tokenizer;
const template = new Template(chat.chat_template);
const special = (id) => (id === undefined ? "" : chat.tokens[id]);

const sequence = context.getSequence();

/** Runs one request at a time: with several at once, node-llama-cpp 3.21.1 repeats and drops tokens now and then. */
let queue = Promise.resolve();
const inTurn = (work) => (queue = queue.then(work, work));

const promptOf = (body) =>
  body.messages === undefined
    ? String(body.prompt)
    : template.render({
        messages: body.messages,
        add_generation_prompt: true,
        bos_token: special(chat.bos_token_id),
        eos_token: special(chat.eos_token_id),
      });

const text = (tokens) => model.detokenize(tokens, true);

/** Returns the token, its log-probability and the `count` likeliest tokens; `probabilities` has the likeliest first. */
const weigh = (token, probabilities, count) => {
  const top = [];
  for (const [other, p] of probabilities) {
    if (top.length >= count) break;
    top.push({ token: text([other]), logprob: Math.log(p) });
  }
  return { logprob: Math.log(probabilities.get(token) ?? 0), top };
};

/** Generates up to `max_tokens` tokens; stops at the end of the turn and at a text of `stop`. */
const generate = async (tokens, body, count) => {
  const stops = [body.stop ?? []].flat();
  const options = {
    temperature: body.temperature ?? 1,
    topP: body.top_p ?? 1,
    topK: body.top_k ?? 0,
    minP: body.min_p ?? 0,
    seed: body.seed ?? Math.floor(Math.random() * 2 ** 31),
  };
  if (count !== undefined && options.temperature !== 0)
    throw Object.assign(new Error("logprobs need temperature 0"), { status: 400 });
  await sequence.adaptStateToTokens(tokens.slice(0, -1), false);
  const rest = tokens.slice(sequence.nextTokenIndex);
  const output = [];
  const weighed = [];
  const limit = Math.min(
    body.max_tokens ?? body.max_completion_tokens ?? Infinity,
    contextSize - tokens.length,
  );
  let reason = "length";
  let said = "";
  const metadata = { probabilities: count !== undefined };
  for await (const { token, probabilities } of sequence.evaluateWithMetadata(rest, metadata, {
    ...options,
    yieldEogToken: true,
  })) {
    if (model.isEogToken(token)) {
      reason = "stop";
      if (count !== undefined) weighed.push({ ...weigh(token, probabilities, count), text: "" });
      break;
    }
    output.push(token);
    said = text(output);
    if (count !== undefined) weighed.push({ ...weigh(token, probabilities, count), text: text([token]) });
    const stop = stops.map((one) => said.indexOf(one)).filter((at) => at >= 0);
    if (stop.length > 0) {
      reason = "stop";
      said = said.slice(0, Math.min(...stop));
      break;
    }
    if (output.length >= limit) break;
  }
  return { said, reason, weighed, out: Math.max(output.length, 1) };
};

const complete = async (body) => {
  const isChat = body.messages !== undefined;
  const tokens = model.tokenize(promptOf(body), true);
  if (tokens.length >= contextSize)
    throw Object.assign(
      new Error(`the prompt has ${tokens.length} tokens; the context holds ${contextSize}`),
      { status: 400 },
    );
  const count = isChat ? (body.logprobs === true ? (body.top_logprobs ?? 0) : undefined) : body.logprobs;
  const { said, reason, weighed, out } = await inTurn(() => generate(tokens, body, count));
  const content = weighed.map(({ text: token, logprob, top }) => ({ token, logprob, top_logprobs: top }));
  const choice = isChat
    ? { message: { role: "assistant", content: said }, logprobs: count === undefined ? null : { content } }
    : {
        text: said,
        logprobs:
          count === undefined
            ? null
            : {
                top_logprobs: weighed.map(({ top }) =>
                  Object.fromEntries(top.map((t) => [t.token, t.logprob])),
                ),
              },
      };
  return {
    object: isChat ? "chat.completion" : "text_completion",
    model: name,
    choices: [{ index: 0, finish_reason: reason, ...choice }],
    usage: { prompt_tokens: tokens.length, completion_tokens: out, total_tokens: tokens.length + out },
  };
};

const answer = async (request) => {
  if (request.url === "/v1/models") return { object: "list", data: [{ id: name, object: "model" }] };
  if (request.method !== "POST" || !/^\/v1\/(chat\/)?completions$/.test(request.url))
    throw Object.assign(new Error(`no ${request.url} here`), { status: 404 });
  const chunks = [];
  for await (const chunk of request) chunks.push(chunk);
  return complete(JSON.parse(Buffer.concat(chunks).toString()));
};

createServer((request, response) => {
  const send = (status, value) =>
    response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(value));
  answer(request).then(
    (value) => send(200, value),
    (error) => send(error.status ?? 500, { error: { message: error.message } }),
  );
}).listen(Number(port), "127.0.0.1", () => console.log(`${name} at http://127.0.0.1:${port}/v1`));
