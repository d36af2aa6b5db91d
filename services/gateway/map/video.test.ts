import getVideoCourse from '@/contract/calls/examples/getVideoCourse.json';
import { context, wireExample } from '@/services/fixtures/wire';

import { videoFromWire } from './video';

const [wire] = wireExample('getVideoCourse', getVideoCourse);
if (!wire) throw new Error('no video');

it('finds each chapter at its heading in the transcript', () => {
  const { chapters, transcriptHtml } = videoFromWire(wire, context);
  expect(chapters.slice(0, 2)).toEqual([
    { id: 'chapter-three-parcels-for-one-customer', title: 'Three parcels for one customer', start: 0 },
    { id: 'chapter-the-lamp-a-domestic-sale', title: 'The lamp: a domestic sale', start: 18 },
  ]);
  for (const { id, title } of chapters) expect(transcriptHtml).toContain(`<h3 id="${id}">${title}</h3>`);
});

it('leaves out a chapter that the transcript does not have', () => {
  const chapters = [{ start: 5, title: 'Another one' }, ...wire.chapters];
  expect(videoFromWire({ ...wire, chapters }, context).chapters).toHaveLength(wire.chapters.length);
});
