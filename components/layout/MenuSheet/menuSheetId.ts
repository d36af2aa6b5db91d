/** Names the sheet for the button that opens it. */
export const menuSheetId = 'site-menu';
