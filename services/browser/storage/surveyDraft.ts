/** The key of the tab's storage that keeps the entries of the check's form. */
export const surveyDraftKey = 'survey';
