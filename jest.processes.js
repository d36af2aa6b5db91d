const { AsyncLocalStorage } = require('node:async_hooks');
const channels = require('node:diagnostics_channel');

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

// The test files of a worker share its channels: without this, a server answers with the headers of the test before.
const { subscribe } = channels;
const subscribed = [];
channels.subscribe = (...args) => {
  subscribed.push(args);
  return subscribe(...args);
};
afterAll(() => {
  channels.subscribe = subscribe;
  for (const args of subscribed) channels.unsubscribe(...args);
});
