/**
 * Requirements, 7: the page-data helper's default fetch delay, in ms. What loads faster shows no sign of
 * loading, for a sign that is gone at once only flickers (docs/decisions/0016).
 */
export const fetchDelayMs = 200;
