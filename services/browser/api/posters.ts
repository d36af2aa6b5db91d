import { callApi } from './callApi';

/**
 * Counts a click on a banner (requirements, 7: incrCount). Does not wait for the answer and shows no toast on failure,
 * because the visitor is leaving the page.
 */
export function countPosterClick(id: number): void {
  void callApi('countPosterClick', { id });
}

/** Counts a click on the activity pop-up. Failures show no toast. */
export function countPopUpClick(id: number): void {
  void callApi('countPosterClick', { id, kind: 'popUp' });
}
