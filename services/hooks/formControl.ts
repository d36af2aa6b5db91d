/** The form library, in a module of its own: it is loaded once a form is used, without what no form uses. */
export { createFormControl } from 'react-hook-form';
