import type { PopUp } from '@/services/domain/activities/popUp';
import { popUpFromWire } from '@/services/gateway/map/popUp';

import { hasFailed } from './apiResult';
import { callApi } from './callApi';

/** The activity to be shown now (requirements, 3.3: the first item); null where there is none, or the call fails. */
export async function fetchPopUp(gatewayHost: string): Promise<PopUp | null> {
  const response = await callApi('popMarketList', { popClient: '1' });
  const [first] = hasFailed(response) ? [] : response.data;
  return first ? popUpFromWire(first, { host: gatewayHost }) : null;
}
