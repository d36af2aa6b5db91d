const channels = require('node:diagnostics_channel');

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
