import { element } from './dom';
import type { Puzzle } from './gateway';
import type { Texts } from './texts';

interface PuzzleActions {
  /** `x` in pixels of the picture. */
  onCheck: (x: number) => void;
  onAnother: () => void;
  onWithout: () => void;
}

/** Pixels that one arrow key moves the piece: less than the gateway forgives. */
const step = 2;

/** Picture, piece and slider. The slider is the browser's own: mouse, finger and keyboard all move it. */
export function puzzleView(texts: Texts, puzzle: Puzzle, { onCheck, onAnother, onWithout }: PuzzleActions) {
  const { width, pieceWidth } = puzzle;
  const way = width - pieceWidth;
  const share = (pixels: number) => `${(pixels / width) * 100}%`;
  const size = { width, height: puzzle.height };
  const piece = element('img', { class: 'piece', alt: '', src: puzzle.piece });
  const slider = element('input', {
    type: 'range',
    min: 0,
    max: way,
    step,
    value: 0,
    'aria-label': texts.slider,
    'aria-describedby': 'task keys',
    input: () => place(),
    keydown: (event) => {
      if ((event as KeyboardEvent).key !== 'Enter') return;
      // Enter in a field would send the form around it.
      event.preventDefault();
      onCheck(slider.valueAsNumber);
    },
  });
  function place() {
    const x = slider.valueAsNumber;
    piece.style.left = share(x);
    slider.setAttribute('aria-valuetext', texts.position(Math.round((x / way) * 100)));
  }
  const view = element(
    'div',
    { class: 'puzzle' },
    element('p', { id: 'task' }, texts.task),
    element('div', { class: 'stage' }, element('img', { alt: '', src: puzzle.picture, ...size }), piece),
    slider,
    element('p', { id: 'keys', class: 'hint' }, texts.keys),
    element(
      'div',
      { class: 'row' },
      element(
        'button',
        { type: 'button', class: 'strong', click: () => onCheck(slider.valueAsNumber) },
        texts.check,
      ),
      element('button', { type: 'button', click: onAnother }, texts.another),
      element('button', { type: 'button', click: onWithout }, texts.without),
    ),
  );
  view.style.setProperty('--piece', share(pieceWidth));
  view.style.setProperty('--handle', `${(pieceWidth / width) * 100}cqi`);
  place();
  return { view, slider };
}
