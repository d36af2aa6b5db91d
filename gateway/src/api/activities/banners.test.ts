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

  it('has the address and the alternative text of its image', () => {
    expect(popUpToWire(popUp)).toEqual({
      id: 2,
      popContent: '/cms-api/media/file/parcel.webp',
      popAlt: 'A parcel.',
      linkUrl: '/cht/Services#packaging',
      startTime: '2026-01-01T00:00:00.000Z',
      endTime: null,
    });
  });

  it('is left out without its image', () => expect(popUpToWire({ ...popUp, image: 1 })).toBeNull());
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
  expect(posterToWire(poster)).toEqual({
    id: 3,
    title: 'Parcels',
    text: 'Register first.',
    image: { url: image.url, alt: 'A parcel.', width: 1400, height: 1000 },
    linkUrl: '/cht/Services',
    linkLabel: 'Services',
  });
  expect(posterToWire({ ...poster, image: 1 })).toBeNull();
});
