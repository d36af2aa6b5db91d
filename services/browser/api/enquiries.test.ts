import { toApiResult, networkFailure } from './apiResult';
import { callApi } from './callApi';
import { sendEnquiry } from './enquiries';

jest.mock('./callApi');

const enquiry = {
  kind: 'contact',
  name: 'Ada Brandt',
  email: 'ada@nordlicht.example',
  company: '',
  topic: 'vat',
  message: 'Do we need a VAT number in Poland?',
  noticeVersion: '2026-11-20',
  trap: '',
} as const;

const callApiMock = jest.mocked(callApi);
const answers = (status: number, data: unknown) =>
  callApiMock.mockResolvedValue(
    toApiResult({ status, data, headers: {} } as unknown as Parameters<typeof toApiResult>[0]),
  );

it.each([
  [259_200, 72],
  [5_400, 1],
  [600, 1],
])('returns a validity of %i seconds in whole hours: %i', async (validFor, hours) => {
  answers(200, { code: 0, msg: '', data: { validFor } });
  await expect(sendEnquiry(enquiry)).resolves.toBe(hours);
  const { trap, ...sent } = enquiry;
  expect(callApiMock).toHaveBeenCalledWith('saveEnquiry', { ...sent, subject: trap });
});

const refusal = (code: number) => ({ code, msg: 'No.', data: null });

it.each([
  ['an invalid entry', 400, refusal(400), 'refused'],
  ['an entry that is too long', 413, refusal(413), 'refused'],
  ['a captcha that is needed', 428, refusal(428), 'captcha'],
  ['too many enquiries', 429, refusal(429), 'tooMany'],
  ['a gateway without this call', 404, refusal(404), 'unavailable'],
  ['an unknown error code', 200, refusal(1), 'unavailable'],
  ['a response that is not JSON', 502, '<html>', 'unavailable'],
  ['an e-mail that cannot be sent', 503, refusal(503), 'unavailable'],
])('throws an error with the reason for %s', async (_case, status, body, reason) => {
  answers(status, body);
  await expect(sendEnquiry(enquiry)).rejects.toMatchObject({ name: 'EnquiryError', reason });
});

it('throws "unavailable" without a response', async () => {
  callApiMock.mockResolvedValue(networkFailure(new Error('Network Error')));
  await expect(sendEnquiry(enquiry)).rejects.toMatchObject({ reason: 'unavailable' });
});
