import { Cms } from '../support/cms';
import { tell } from '../support/control';
import { environment } from '../support/environment';
import { expect, short, test } from '../support/faults';
import { stateFigure } from '../support/figure';
import { described, timed, underLoad } from '../support/load';
import { pagesOfSitemap, readAll } from '../support/sitemap';
import { Writers } from '../support/writers';

const perSecond = short(30, 100);
/** Every second one is a kill. */
const restarts = short(4, 20);

test('PostgreSQL is restarted and killed while editors write: the site stays, and no acknowledged change is lost', async () => {
  const cms = await Cms.signIn();
  const paths = await pagesOfSitemap(short(12, 3));
  await readAll(paths);
  const writers = await Writers.start(cms);
  const answers = await underLoad({ paths, perSecond }, async () => {
    for (let restart = 0; restart < restarts; restart += 1) {
      await writers.untilTheyWrite();
      await tell(restart % 2 === 0 ? 'restart-postgres' : 'kill-postgres');
    }
    await writers.untilTheyWrite();
    await writers.stop();
  });
  const { saved, refused, lost } = await writers.result();
  stateFigure(
    'postgresRestarted',
    `${restarts} times, half of them killed; pages: ${described(answers)}; ${saved} changes saved, ${refused} refused, ${lost.length} lost`,
  );
  expect(answers.failed).toEqual([]);
  expect(lost).toEqual([]);
  expect(refused, 'the restarts met the editors').toBeGreaterThan(0);

  // The gateway goes on by itself.
  const [id = 0] = writers.ids();
  await cms.retitle(id, 'After all restarts', 'published');
  await expect
    .poll(async () => (await timed(`/companyEncy/${id}.html`)).text, {
      timeout: (environment.revalidateSeconds + 5) * 1_000,
      intervals: [200],
    })
    .toContain('After all restarts');
  for (const article of writers.ids()) await cms.deleteArticle(article);
});
