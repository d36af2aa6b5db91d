import {
  type CallTime,
  type Enquiry,
  EnquiryError,
  type EnquiryFailure,
} from '@/services/domain/enquiries/enquiry';
import { enquiryToWire } from '@/services/gateway/map/enquiry';

import { hasFailed } from './apiResult';
import { callApi } from './callApi';

const reasons: Record<number, EnquiryFailure> = {
  400: 'refused',
  409: 'taken',
  413: 'refused',
  428: 'captcha',
  429: 'tooMany',
};

/**
 * Sends an enquiry; it counts once its sender has followed the link in an e-mail. A gateway without this call fails like
 * one that is down (docs/decisions/0008-a-call-for-enquiries.md).
 * @returns hours that the link is good for
 * @throws EnquiryError
 */
export async function sendEnquiry(enquiry: Enquiry): Promise<number> {
  const response = await callApi('saveEnquiry', enquiryToWire(enquiry));
  if (hasFailed(response)) throw new EnquiryError(reasons[response.status] ?? 'unavailable');
  return Math.max(1, Math.floor(response.data.validFor / 3600));
}

/** The times that can be booked, the earliest first. Throws if the call fails. */
export async function fetchCallTimes(): Promise<CallTime[]> {
  const response = await callApi('getCallTimes', {});
  if (hasFailed(response)) throw new Error(response.msg);
  return response.data;
}
