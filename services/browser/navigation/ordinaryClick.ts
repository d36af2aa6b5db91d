/** Whether a click asks for what a link does here, and not for a new tab, a window or a download. */
export const isOrdinaryClick = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
