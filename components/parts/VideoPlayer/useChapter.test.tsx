import { act, render, screen } from '@testing-library/react';
import type { HlsVideoElement } from 'hls-video-element';
import { useRef } from 'react';

import { useChapter } from './useChapter';

const chapters = [
  { id: 'lamp', title: 'The lamp', start: 18 },
  { id: 'scarf', title: 'The scarf', start: 46 },
];

function Probe() {
  const film = useRef<HTMLElement>(null);
  const chapter = useChapter(film as unknown as React.RefObject<HlsVideoElement | null>, chapters);
  return <p ref={film as React.RefObject<HTMLParagraphElement | null>}>{chapter?.title ?? 'none'}</p>;
}

it.each([
  [0, 'none'],
  [17.9, 'none'],
  [18, 'The lamp'],
  [45.9, 'The lamp'],
  [180, 'The scarf'],
])('after %s seconds the chapter is %s', (currentTime, title) => {
  render(<Probe />);
  const film = Object.assign(screen.getByText('none'), { currentTime });
  act(() => void film.dispatchEvent(new Event('timeupdate')));
  expect(screen.getByText(title)).toBeVisible();
});
