import { callApi } from './callApi';

/**
 * Counts a click on a banner (requirements, 7: incrCount). Nobody waits for it, and a visitor on the way to
 * another page is told of no failure.
 */
export function countPosterClick(id: number): void {
  void callApi('countPosterClick', { id }, { toast: false });
}

/** Counts a click on the activity pop-up, in the same way. */
export function countPopUpClick(id: number): void {
  void callApi('countPosterClick', { id, kind: 'popUp' }, { toast: false });
}
