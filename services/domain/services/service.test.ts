import { service, trademarkServices } from '@/services/fixtures/services';

import { isTrademarkService, withTrademarks } from './service';

it('replaces listed trade mark services with those of the trade mark call', () => {
  const [trademark] = trademarkServices();
  if (!trademark) throw new Error('no trade mark');
  const listed = service({ id: trademark.id, category: 'trademark' });
  const all = withTrademarks([listed, service({ id: 1000 })], [trademark]);
  expect(all.map(({ id }) => id)).toEqual([1000, trademark.id]);
  expect(all.map(isTrademarkService)).toEqual([false, true]);
});
