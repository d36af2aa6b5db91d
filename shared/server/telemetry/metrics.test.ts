import { observe, record, telemetry, traceCall } from './metrics';

it('measures and traces nothing while telemetry is off, and reads no gauge', async () => {
  const read = jest.fn(() => [{ value: 1 }]);
  observe('memory', read);
  record('pageAge', 1, {});
  expect(await traceCall({ method: 'GET', path: '/' }, (headers) => Promise.resolve(headers))).toEqual({});
  expect(read).not.toHaveBeenCalled();
  expect(telemetry.record).toBeUndefined();
});

it('loads no package of OpenTelemetry', () => {
  // The registry of this test holds what the imports above have loaded.
  jest.isolateModules(() => {
    jest.doMock('@opentelemetry/api', () => {
      throw new Error('loaded');
    });
    expect(() => jest.requireActual<object>('./metrics')).not.toThrow();
  });
});
