// @ts-check
/** Imported first by every command and importing nothing, so that an old Node reads this sentence and no stack trace. */
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);

if (major < 20 || (major === 20 && minor < 20)) {
  console.error(`Node 20.20 or newer is required; this is ${process.versions.node}.`);
  process.exit(1);
}
