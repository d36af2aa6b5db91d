/** Success and failure of the form in one file, which is loaded once the form works. */
export { EnquiryProblem } from './EnquiryProblem';
export { EnquirySent } from './EnquirySent';
