import { it } from 'node:test';

import { expect } from 'expect';

import { storeSurveyReport } from '../../src/api/services/surveys';
import { surveyLimits } from '../../src/features/surveys/limits';
import { resetCount } from '../../src/platform/limits/limit';
import { contextOf } from './bulk';
import { fillLimit } from './fillLimit';
import { openFilledPayload } from './openFilledPayload';
import { uniqueAddress } from './unique';

// What anybody can write must be cheap to keep and to read.

const payload = await openFilledPayload();
const context = contextOf(payload);

it('reports are saved up to a number a day from a network, and from all together', async () => {
  const save = (address: string) =>
    storeSurveyReport(context(address), {
      answers: {
        companyCountry: 'DE',
        storageCountries: [],
        salesCountries: [],
        productKinds: [],
        salesChannels: [],
        importedConsignments: [],
        importsToStock: 'no',
        supplyRoles: [],
        smallEnterprise: 'no',
        crossBorderTurnover: null,
      },
      choice: { added: [], leftOut: [], rhythm: 'usual' },
      rulesVersion: '2026-11-01',
    });
  const isTooMany = { code: 429, headers: { 'Retry-After': expect.any(String) } };
  const { fromNetwork, perDay } = surveyLimits;
  const address = uniqueAddress();
  await fillLimit(payload, fromNetwork, address);
  await expect(save(address)).rejects.toMatchObject(isTooMany);
  await save(uniqueAddress());
  await fillLimit(payload, perDay, '');
  await expect(save(uniqueAddress())).rejects.toMatchObject(isTooMany);
  await resetCount(perDay, '');
});
