/** Opens the fold of an obligation to which a link on the page leads. */
export function openDuty(key: string) {
  const fold = document.getElementById(key)?.querySelector('details');
  if (fold) fold.open = true;
}
