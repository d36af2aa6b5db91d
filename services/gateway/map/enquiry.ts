import type { CallParams } from '@/gateway/contract/calls';
import type { Enquiry } from '@/services/domain/enquiry';

/** The wire knows the trap by a name that machines like to fill in. */
export const toWireEnquiry = ({ trap, ...enquiry }: Enquiry): CallParams<'saveEnquiry'> => ({
  ...enquiry,
  subject: trap,
});
