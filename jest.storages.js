const { AsyncLocalStorage } = require('node:async_hooks');

// Node 20 copies each AsyncLocalStorage that ever ran to every promise, and jest-circus makes one per test file:
// without this, the last of hundreds of files are much slower than the first.
const { run } = AsyncLocalStorage.prototype;
const used = new Set();
AsyncLocalStorage.prototype.run = function (...args) {
  used.add(this);
  return run.apply(this, args);
};
afterAll(() => {
  AsyncLocalStorage.prototype.run = run;
  for (const storage of used) storage.disable();
});
