import type { Media, PopUp, Poster } from '../../payload-types';
import { popUpToWire } from './popUps';
import { posterToWire } from './posters';

const times = { createdAt: '2026-01-01T00:00:00.000Z', updatedAt: '2026-01-01T00:00:00.000Z' };
const image: Media = {
  id: 1,
  alt: 'A parcel.',
  url: '/cms-api/media/file/parcel.webp',
  width: 1400,
  height: 1000,
  ...times,
};
const schedule = { startTime: '2026-01-01T00:00:00.000Z', startTime_tz: 'Europe/Berlin' as const };

describe('a pop-up', () => {
  const popUp: PopUp = {
    id: 2,
    name: 'Parcels',
    image,
    linkUrl: '/cht/Services#packaging',
    ...schedule,
    ...times,
  };

  it('is left out without its image', () => {
    expect(popUpToWire(popUp)).toMatchObject({ id: 2, popAlt: 'A parcel.' });
    expect(popUpToWire({ ...popUp, image: 1 })).toBeNull();
  });
});

it('a banner is left out without its image', () => {
  const poster: Poster = {
    id: 3,
    title: 'Parcels',
    text: 'Register first.',
    image,
    linkUrl: '/cht/Services',
    linkLabel: 'Services',
    position: 'home',
    count: 12,
    ...schedule,
    ...times,
  };
  expect(posterToWire(poster)).toMatchObject({ id: 3 });
  expect(posterToWire({ ...poster, image: 1 })).toBeNull();
});
