/** Names the sheet for the button that opens it. */
export const menuSheetId = 'Site_menu';
