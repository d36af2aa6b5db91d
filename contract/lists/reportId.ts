/** The id of a saved report: twelve small letters and digits; a UUID where it was saved before there were such short ids. */
export const reportIdShape =
  /^(?:[a-hjkmnp-z2-9]{12}|[\da-f]{8}-[\da-f]{4}-[1-8][\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12})$/;

export const isReportId = (text: string): boolean => reportIdShape.test(text);
