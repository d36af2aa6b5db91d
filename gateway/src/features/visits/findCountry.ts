import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { isIP } from 'node:net';
import path from 'node:path';

import ipaddr from 'ipaddr.js';
import { Reader } from 'mmdb-lib';

import type { WireInterview } from '@/contract/calls/visitors';

type Country = WireInterview['country'];

/** Countries by address: data of the regional internet registries, CC BY 4.0 by the NRO (README, licence). */
const dataSet = '@ip-location-db/geo-whois-asn-country-mmdb/geo-whois-asn-country.mmdb';

let reader: Reader<never> | undefined;

/** Some 8 MB, kept from the first question on. The bundler is not to look for the file: it belongs to no bundle. */
function open(): Reader<never> {
  const packages = createRequire(path.resolve('package.json'));
  return (reader ??= new Reader(readFileSync(packages.resolve(dataSet))));
}

/**
 * The country of an IPv4 or IPv6 address. The data set names countries for some addresses of private networks too,
 * so only those of the public internet are looked up; for all others, and for what is no address, `unknown`.
 */
export function findCountry(address: string): Country {
  if (!isIP(address)) return 'unknown';
  const parsed = ipaddr.process(address);
  if (parsed.range() !== 'unicast') return 'unknown';
  const found = open().get(parsed.toString()) as { country_code: string } | null;
  return found?.country_code ?? 'unknown';
}
