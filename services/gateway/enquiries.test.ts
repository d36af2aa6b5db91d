import { calls } from '@/gateway/contract/calls';
import { contactEnquiry, trialEnquiry } from '@/services/fixtures/enquiries';

import { request } from './client';
import { saveEnquiry } from './enquiries';
import { exampleOf } from './examples';

jest.mock('./client');

const requestMock = jest.mocked(request);
const context = { locale: 'de', visitorAddress: '203.0.113.7' } as const;

it.each([
  ['a message', contactEnquiry()],
  ['a request for a trial', trialEnquiry()],
])('%s goes in the shape of the contract', async (_case, enquiry) => {
  requestMock.mockResolvedValue(exampleOf('saveEnquiry'));
  await expect(saveEnquiry(enquiry, context)).resolves.toBe(259_200);
  const [name, params, given] = requestMock.mock.lastCall ?? [];
  expect([name, given]).toEqual(['saveEnquiry', context]);
  const { trap, ...rest } = enquiry;
  expect(params).toEqual({ ...rest, subject: trap });
  expect(calls.saveEnquiry.params.safeParse(params).success).toBe(true);
});
