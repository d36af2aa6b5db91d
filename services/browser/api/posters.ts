import { callApi } from './callApi';

/** Counts a click on a banner (requirements, 7.11). Does not wait for the answer: the visitor is leaving the page. */
export function countPosterClick(id: number): void {
  void callApi('countPosterClick', { id });
}

/** Counts a click on the activity pop-up. */
export function countPopUpClick(id: number): void {
  void callApi('countPosterClick', { id, kind: 'popUp' });
}
