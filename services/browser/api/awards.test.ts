import example from '@/contract/calls/examples/getRegisterAward.json';

import { networkFailure } from './apiResult';
import { fetchAward } from './awards';
import { callApi } from './callApi';

jest.mock('./callApi');
const answers = (answer: unknown) => jest.mocked(callApi).mockResolvedValue(answer as never);

const tracking = { channelNo: '1005', channelCode: 'logistics' };

it('returns the award of a channel', async () => {
  answers(example);
  await expect(fetchAward(tracking)).resolves.toMatchObject({
    title: 'For customers of our logistics partners',
    coupons: [{ type: 'couponPackage', worth: { kind: 'money', amountMinor: 8000, currency: 'EUR' } }],
    validUntil: null,
  });
  expect(callApi).toHaveBeenCalledWith('getRegisterAward', tracking);
});

it('returns null without an award', async () => {
  answers({ ...example, data: null });
  await expect(fetchAward(tracking)).resolves.toBeNull();
});

it('throws if the call fails', async () => {
  answers(networkFailure(new Error('Network Error')));
  await expect(fetchAward(tracking)).rejects.toThrow('Network Error');
});
