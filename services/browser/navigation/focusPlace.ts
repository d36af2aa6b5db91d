/** Elements that end above this many px from the window's top are covered by the header. */
const seenFrom = 120;

/** A place on a page takes the focus once, and is no stop of the keyboard afterwards. */
export function focusOn(target: HTMLElement | null | undefined) {
  if (!target) return;
  if (target.tabIndex < 0) target.tabIndex = -1;
  target.focus({ preventScroll: true });
}

/**
 * Gives the focus to the part of the page that is before the visitor, when what had it goes: on `body`, the next Tab
 * would begin at the top.
 */
export function focusPlaceInView() {
  const page = document.querySelector('main');
  const sections = [...(page?.querySelectorAll('section') ?? [])];
  const seen =
    sections.find((section) => section.getBoundingClientRect().bottom > seenFrom) ?? sections.at(-1);
  focusOn(seen === sections[0] ? page : seen);
}

/** After a dialog over the page has closed: browsers have given the focus back if there was any to give. */
export function keepFocusInPage(dialog: Element | null) {
  const { activeElement, body } = document;
  // What it had loses the focus later, when browsers lay the page out.
  if (activeElement === body || dialog?.contains(activeElement)) focusPlaceInView();
}
