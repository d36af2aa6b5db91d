import { act, render, screen } from '@testing-library/react';
import type { HlsVideoElement } from 'hls-video-element';
import { useCallback } from 'react';

import { useFilm } from './useFilm';

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

function Probe({ source, program }: { source: string; program: object | null }) {
  const { film: filmRef, hasSound } = useFilm(source);
  const give = useCallback(
    (element: HTMLElement | null) => {
      filmRef.current = element && (Object.assign(element, { api: program }) as unknown as HlsVideoElement);
    },
    [filmRef, program],
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
