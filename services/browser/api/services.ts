import type { Bundle } from '@/services/domain/services/bundle';
import type { Service } from '@/services/domain/services/service';
import { bundleFromWire, serviceFromWire } from '@/services/gateway/map/service';

import { hasFailed } from './apiResult';
import { callApi } from './callApi';

/** All services with the prices in force today, in the language of the page. Throws if the call fails, after showing the toast. */
export async function fetchServicesToday(): Promise<Service[]> {
  const response = await callApi('getProductsPrices', {});
  if (hasFailed(response)) throw new Error(response.msg);
  return response.data.map(serviceFromWire);
}

/** All bundles with the prices in force today. Throws if the call fails, after showing the toast. */
export async function fetchBundlesToday(): Promise<Bundle[]> {
  const response = await callApi('getPriceBundles', {});
  if (hasFailed(response)) throw new Error(response.msg);
  return response.data.map(bundleFromWire);
}
