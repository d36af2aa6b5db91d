import { act, render, screen } from '@testing-library/react';
import type { HlsVideoElement } from 'hls-video-element';
import { useCallback } from 'react';

import { type StartAt, useFilm } from './useFilm';

// Media elements do nothing here; e2e/site/videos.spec plays real films.
jest.mock('hls-video-element', () => ({
  Hls: { Events: { ERROR: 'error', BUFFER_CREATED: 'created' } },
}));

type Listener = (event: string, data: { tracks: object }) => void;

/** The program that fetches a film, with what it tells. */
function fetcher() {
  const listeners = new Map<string, Listener>();
  return {
    on: (event: string, listener: Listener) => listeners.set(event, listener),
    tell: (tracks: object) => act(() => listeners.get('created')?.('created', { tracks })),
  };
}

interface ProbeProps {
  source: string;
  program: object | null;
  from?: StartAt;
  /** Added to the element, which is no film. */
  more?: object;
}

function Probe({ source, program, from, more }: ProbeProps) {
  const { film: filmRef, hasSound } = useFilm(source, from);
  const give = useCallback(
    (element: HTMLElement | null) => {
      filmRef.current =
        element && (Object.assign(element, { api: program, ...more }) as unknown as HlsVideoElement);
    },
    [filmRef, program, more],
  );
  return <p ref={give}>{hasSound ? 'sound' : 'silent'}</p>;
}

const show = async (program: object | null) => {
  const view = render(<Probe source="a.m3u8" program={program} />);
  await act(() => Promise.resolve());
  return view;
};

it.each([
  ['silent', { video: {} }],
  ['sound', { video: {}, audio: {} }],
  ['sound', { audiovideo: {} }],
])('tells a film with %s by its tracks', async (word, tracks) => {
  const program = fetcher();
  await show(program);
  expect(screen.getByText('silent')).toBeVisible();
  program.tell(tracks);
  expect(screen.getByText(word)).toBeVisible();
});

it('tells it anew for another film', async () => {
  const [first, second] = [fetcher(), fetcher()];
  const { rerender } = await show(first);
  first.tell({ video: {}, audio: {} });
  rerender(<Probe source="b.m3u8" program={second} />);
  await act(() => Promise.resolve());
  second.tell({ video: {} });
  expect(screen.getByText('silent')).toBeVisible();
});

it('takes a film to have sound where the browser plays it by itself', async () => {
  await show(null);
  expect(screen.getByText('sound')).toBeVisible();
});

it('plays from the place that is asked for once the film is there, and at once from then on', async () => {
  const film = { readyState: 0, currentTime: 0, play: jest.fn().mockResolvedValue(undefined) };
  const { rerender } = render(<Probe source="a.m3u8" program={null} more={film} from={{ start: 18 }} />);
  const element = screen.getByText(/./) as unknown as typeof film & HTMLElement;
  await act(() => Promise.resolve());
  expect(element.currentTime).toBe(0);
  act(() => void element.dispatchEvent(new Event('loadedmetadata')));
  expect(element.currentTime).toBe(18);
  expect(film.play).toHaveBeenCalledTimes(1);
  const there = { ...film, readyState: 4 };
  rerender(<Probe source="a.m3u8" program={null} more={there} from={{ start: 46 }} />);
  expect(element.currentTime).toBe(46);
  expect(film.play).toHaveBeenCalledTimes(2);
});
