import { isBuild, renderDeadlineMs } from './build';

jest.mock('./env', () => ({ env: () => ({ GATEWAY_TIMEOUT_MS: 30_000, RENDER_DEADLINE_MS: 5_000 }) }));

afterEach(() => {
  delete process.env.NEXT_PHASE;
});

it.each([
  ['phase-production-build', true, 30_000],
  ['phase-production-server', false, 5_000],
  ['', false, 5_000],
])('the phase "%s" is a build: %s, with a render deadline of %i ms', (phase, building, deadline) => {
  process.env.NEXT_PHASE = phase;
  expect(isBuild()).toBe(building);
  expect(renderDeadlineMs()).toBe(deadline);
});
