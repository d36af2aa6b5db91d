import { Cms } from '../support/cms';
import { expect, short, test } from '../support/faults';
import { stateFigure } from '../support/figure';
import { Writers } from '../support/writers';

const kills = short(3, 50);

test(`the gateway is killed ${kills} times while editors write: no acknowledged change is lost`, async ({
  servers,
}) => {
  const cms = await Cms.signIn();
  const writers = await Writers.start(cms);
  for (let kill = 0; kill < kills; kill += 1) {
    await writers.untilTheyWrite();
    await servers.killGateway();
    await servers.startGateway();
  }
  await writers.untilTheyWrite();
  await writers.stop();
  const { saved, refused, lost } = await writers.result();
  stateFigure(
    'killedWhileWriting',
    `killed ${kills} times; ${saved} changes saved, ${refused} refused, ${lost.length} lost`,
  );
  expect(lost).toEqual([]);
  expect(refused, 'the kills met the editors').toBeGreaterThan(0);
  for (const id of writers.ids()) await cms.deleteArticle(id);
});
