import { reliabilityPage } from './page.mjs';

const run = { day: '2026-11-26', commit: 'abc', machine: '2 × a processor' };
const figure = { ...run, figure: '100 answers', isMet: true, isFull: true };
const rowOf = (page: string, start: string) => page.split('\n').find((line) => line.startsWith(`| ${start}`));

it('says what was measured, whether the bar is met, and in which form', () => {
  const page = reliabilityPage({
    faults: { redisKilled: figure, redisFrozen: { ...figure, isMet: false, isFull: false } },
  });
  expect(page).toContain('Measured on 2026-11-26, of commit abc, on 2 × a processor.');
  expect(rowOf(page, 'It is killed and comes back empty')).toContain('| ✓ 100 answers | full |');
  expect(rowOf(page, 'It is frozen (SIGSTOP) |')).toContain('| ✗ 100 answers | short |');
  expect(rowOf(page, 'It is flushed every second')).toContain('| not yet |');
});

it('names the run of each figure where there are several', () => {
  const page = reliabilityPage({
    faults: { redisKilled: figure, redisFrozen: { ...figure, day: '2026-11-27' } },
  });
  expect(page).toContain('- run 2 on 2026-11-27, of commit abc');
  expect(rowOf(page, 'It is frozen (SIGSTOP) |')).toContain('| full, run 2 |');
});

it('shows the answers per second that npm run load has measured', () => {
  const load = { perSecond: 17_000, p99: 2 };
  const throughput = { page: '/companyEncy/1.html', cached: load, disk: load, instance: load };
  const page = reliabilityPage({ faults: {}, load: { ...run, throughput } });
  expect(page).toContain('## Answers per second');
  expect(page).toContain('1.00 × a file ✓ 0.85 ×');
  expect(reliabilityPage({ faults: {} })).not.toContain('## Answers per second');
});
