import type { CallParams } from '@/contract/calls/calls';
import type { Enquiry } from '@/services/domain/enquiries/enquiry';

/** The wire knows the trap by a name that machines like to fill in. */
export const enquiryToWire = ({ trap, ...enquiry }: Enquiry): CallParams<'saveEnquiry'> => ({
  ...enquiry,
  subject: trap,
});
