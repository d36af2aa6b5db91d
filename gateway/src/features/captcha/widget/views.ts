import { element } from './dom';
import type { Texts } from './texts';

interface StartActions {
  onPicture: () => void;
  onWithout: () => void;
}

/** Both ways, before anything is loaded. */
export const startView = (texts: Texts, { onPicture, onWithout }: StartActions): Node =>
  element(
    'div',
    { class: 'row' },
    element('button', { type: 'button', class: 'strong', click: onPicture }, texts.start),
    element('button', { type: 'button', click: onWithout }, texts.without),
  );

/** While the device works. */
export function workView(texts: Texts, onCancel: () => void) {
  const cancel = element('button', { type: 'button', click: onCancel }, texts.cancel);
  const progress = element('progress', { 'aria-label': texts.without });
  return { view: element('div', {}, progress, cancel), cancel };
}

function tick(): SVGSVGElement {
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  svg.setAttribute('aria-hidden', 'true');
  svg.setAttribute('width', '22');
  svg.setAttribute('height', '22');
  svg.setAttribute('viewBox', '0 0 22 22');
  const path = document.createElementNS(svg.namespaceURI, 'path');
  path.setAttribute('d', 'M3 12l5 5L19 5');
  path.setAttribute('fill', 'none');
  path.setAttribute('stroke', 'currentColor');
  path.setAttribute('stroke-width', '2.5');
  svg.append(path);
  return svg;
}

/** After it. Takes the focus, because what had it is gone; a screen reader reads it then. */
export function doneView(texts: Texts) {
  const done = element('p', { class: 'done', tabindex: -1 });
  done.append(tick(), texts.solved);
  return { view: done, done };
}
