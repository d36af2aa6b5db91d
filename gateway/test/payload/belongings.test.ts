import { randomUUID } from 'node:crypto';
import { describe, it } from 'node:test';

import { expect } from 'expect';

import { demoContent } from '../../seed/load/demoContent';
import { seedDueDates } from '../../seed/load/facts';
import { changeCompany } from '../../src/features/accounts/changeMerchant';
import { companyDataBy } from '../../src/features/accounts/companyData';
import { findDueDates } from '../../src/features/accounts/findDueDates';
import { startMerchantSession } from '../../src/features/accounts/sessions';
import { findCoupons } from '../../src/features/coupons/findCoupons';
import { promiseCoupons } from '../../src/features/coupons/promiseCoupons';
import { allDueRules } from '../../src/features/dueDates/findDueRules';
import { claimEnquiry, confirmEnquiry, linkState } from '../../src/features/enquiries/confirmEnquiry';
import { findEnquiries } from '../../src/features/enquiries/findEnquiries';
import { storeEnquiry } from '../../src/features/enquiries/storeEnquiry';
import { openPayload } from './openPayload';
import { uniqueAddress, uniqueEmail, uniquePhone } from './unique';

// Shows (requirements, 3.6 and 11.17).

const payload = await openPayload();
const now = new Date('2026-11-20T09:00:00Z');
await seedDueDates(payload, demoContent());

async function newMerchant() {
  const { id } = await payload.db.create({
    collection: 'merchants',
    data: {
      username: uniquePhone(),
      consentVersion: '2026-11-01',
      consentTime: now.toISOString(),
      language: 'en',
    },
  });
  return payload.findByID({ collection: 'merchants', id: Number(id), depth: 0 });
}

const coupon = (id: string, couponType: 0 | 1 | 2 | 3 | 4, validDays: number, title: string) => ({
  id,
  couponType,
  title,
  amount: 5000,
  currency: couponType === 4 ? null : ('EUR' as const),
  conditions: `Conditions of ${title}.`,
  validDays,
});
const award = (titles: string[]) => ({
  id: 1,
  title: 'Welcome',
  summary: 'For everybody.',
  validUntil: null,
  coupons: titles.map((title, index) =>
    coupon(`c${index}`, index as 0 | 1 | 2 | 3 | 4, 90 - index * 10, title),
  ),
});

describe('coupons', () => {
  it('of all five types are promised in both languages, with conditions and the day they end', async () => {
    const { id } = await newMerchant();
    const awards = { en: award(['a', 'b', 'c', 'd', 'e']), de: award(['A', 'B', 'C', 'D', 'E']) };
    await promiseCoupons(payload, id, awards, now);
    const coupons = await findCoupons({ payload, today: '2026-11-20' }, id);
    expect(coupons.map(({ type, title, currency }) => [type, title, currency])).toEqual([
      ['bonusPoints', { en: 'e', de: 'E' }, null],
      ['fullReduction', { en: 'd', de: 'D' }, 'EUR'],
      ['serviceCoupon', { en: 'c', de: 'C' }, 'EUR'],
      ['couponPackage', { en: 'b', de: 'B' }, 'EUR'],
      ['coupon', { en: 'a', de: 'A' }, 'EUR'],
    ]);
    expect(coupons[0]).toMatchObject({
      conditions: { en: 'Conditions of e.', de: 'Conditions of E.' },
      validUntil: '2027-01-09T09:00:00.000Z',
      state: 'valid',
    });
  });

  it('are good to the end of their day, then expired, and redeemed once staff says so', async () => {
    const { id } = await newMerchant();
    await promiseCoupons(payload, id, { en: award(['a']), de: null }, now);
    const statesOn = async (today: string) =>
      (await findCoupons({ payload, today }, id)).map(({ state }) => state);
    expect(await statesOn('2027-02-18')).toEqual(['valid']);
    expect(await statesOn('2027-02-19')).toEqual(['expired']);
    const [stored] = await findCoupons({ payload, today: '2026-11-20' }, id);
    expect(stored?.title).toEqual({ en: 'a', de: 'a' });
    await payload.update({
      collection: 'coupons',
      id: stored?.id ?? 0,
      data: { redeemedAt: now.toISOString() },
    });
    expect(await statesOn('2026-11-21')).toEqual(['redeemed']);
  });
});

describe('the data of the company', async () => {
  const companyData = companyDataBy(await allDueRules({ payload, language: 'en' }), []);
  const given = {
    companyName: 'Nordlicht Handels GmbH',
    companyForm: '',
    registeredOffice: '',
    companyCountry: '',
    vatNumber: 'de 999 024 513',
    vatReturns: [{ country: 'PL', period: 'quarter' }],
    furtherReports: ['unionOss'],
  };

  it('keeps a period that is stored, though no fact has it any more', () => {
    const stored = [{ country: 'ES', period: 'month' as const }];
    expect(companyDataBy([], stored).safeParse({ ...given, vatReturns: stored }).success).toBe(true);
  });

  it('needs a name alone, and keeps a VAT number without spaces', () => {
    expect(companyData.parse(given)).toMatchObject({ vatNumber: 'DE999024513' });
    const onlyName = { ...given, vatNumber: '', vatReturns: [], furtherReports: [] };
    expect(companyData.safeParse(onlyName).success).toBe(true);
  });

  for (const [field, value] of [
    ['companyName', ' '],
    ['companyName', 'x'.repeat(201)],
    ['companyForm', 'kingdom'],
    ['registeredOffice', 'two\nlines'],
    ['companyCountry', 'ZZ'],
    ['vatNumber', 'DE12345'],
    ['vatReturns', [{ country: 'ES', period: 'month' }]],
    ['furtherReports', ['taxes']],
  ] as const)
    it(`refuses ${JSON.stringify(value).slice(0, 40)} as ${field}`, () => {
      const result = companyData.safeParse({ ...given, [field]: value });
      expect(result.error?.issues.map(({ path }) => path[0])).toEqual([field]);
    });
});

describe('what a company has to file', () => {
  const saveReport = (merchant: number, storageCountries: string[], createdAt = now) =>
    payload.create({
      collection: 'survey-reports',
      data: {
        reportId: randomUUID(),
        rulesVersion: '2026-11-01',
        companyCountry: 'CN',
        storageCountries,
        salesCountries: ['DE', 'FR'],
        productKinds: ['toy'],
        salesChannels: ['ownShop'],
        merchant,
        createdAt: createdAt.toISOString(),
      },
    });

  it('is nothing before anything is known, then follows from the newest report, then from the own data', async () => {
    const merchant = await newMerchant();
    const asked = { payload, language: 'en', today: '2026-11-20' } as const;
    const found = async (of = merchant) => {
      const { dates, checkedOn: _checkedOn, ...origin } = await findDueDates(asked, of);
      return { ...origin, titles: [...new Set(dates.map(({ title }) => title))].sort() };
    };
    expect(await found()).toEqual({ source: 'nothing', titles: [] });
    await saveReport(merchant.id, ['FR'], new Date(now.getTime() - 86_400_000));
    await saveReport(merchant.id, ['DE']);
    expect(await found()).toEqual({
      source: 'report',
      reportedAt: now.toISOString(),
      titles: ['Annual VAT return, Germany', 'OSS return and payment', 'VAT return, Germany'],
    });
    const account = { payload, now, token: '' };
    const [session] = await startMerchantSession(payload, merchant.id, now);
    account.token = session?.value ?? '';
    const companyData = companyDataBy(await allDueRules(asked), []);
    const data = companyData.parse({
      companyName: 'Nordlicht',
      companyForm: '',
      registeredOffice: '',
      companyCountry: 'DE',
      vatNumber: '',
      vatReturns: [{ country: 'PL', period: 'month' }],
      furtherReports: ['ioss'],
    });
    await changeCompany(data, account);
    const changed = await payload.findByID({ collection: 'merchants', id: merchant.id, depth: 0 });
    expect(await found(changed)).toEqual({
      source: 'company',
      titles: ['IOSS return and payment', 'VAT return, Poland'],
    });
  });
});

describe('enquiries', () => {
  async function sentToken(): Promise<string> {
    const email = uniqueEmail();
    const context = { payload, language: 'en' as const, now, today: '', token: undefined, cookies: [] };
    await storeEnquiry(
      { ...context, visitorAddress: uniqueAddress() },
      {
        kind: 'contact',
        name: 'Ada Brandt',
        email,
        company: '',
        topic: 'vat',
        message: 'Do we need a VAT number in Poland?',
        country: '',
        productKinds: [],
        callTime: 0,
        phone: '',
        noticeVersion: '2026-11-20',
        subject: '',
        captchaToken: '',
      },
    );
    const { docs } = await payload.find({
      collection: 'sent-messages',
      where: { recipient: { equals: email } },
    });
    return /[?&]token=([\w-]+)/.exec(docs[0]?.text ?? '')?.[1] ?? 'none';
  }

  it('confirmed by who is logged in are in the account, with the state that staff sets', async () => {
    const { id } = await newMerchant();
    const token = await sentToken();
    expect(await findEnquiries(payload, id)).toEqual([]);
    expect(await confirmEnquiry(payload, token, now, id)).toBe(true);
    const [enquiry] = await findEnquiries(payload, id);
    expect(enquiry).toMatchObject({ kind: 'contact', topic: 'vat', state: 'received' });
    await payload.update({ collection: 'enquiries', id: enquiry?.id ?? 0, data: { state: 'answered' } });
    expect((await findEnquiries(payload, id))[0]?.state).toBe('answered');
  });

  it('of no account can be claimed once, by who has the link', async () => {
    const [first, second] = [await newMerchant(), await newMerchant()];
    const token = await sentToken();
    expect(await claimEnquiry(payload, token, first.id)).toBe(false);
    await confirmEnquiry(payload, token, now);
    expect(await linkState(payload, token, now)).toMatchObject({ state: 'confirmed', merchantId: null });
    expect(await claimEnquiry(payload, token, first.id)).toBe(true);
    expect(await claimEnquiry(payload, token, second.id)).toBe(false);
    expect(await linkState(payload, token, now)).toMatchObject({ merchantId: first.id });
    expect(await findEnquiries(payload, second.id)).toEqual([]);
  });
});

it('deletes coupons with the account, and keeps enquiries without it for their own time', async () => {
  const { id } = await newMerchant();
  await promiseCoupons(payload, id, { en: award(['a']), de: null }, now);
  const enquiry = await payload.create({
    collection: 'enquiries',
    data: {
      kind: 'contact',
      name: 'Ada Brandt',
      email: uniqueEmail(),
      language: 'en',
      noticeVersion: '2026-11-20',
      tokenHash: randomUUID(),
      linkExpiresAt: 0,
      state: 'received',
      merchant: id,
      confirmedAt: now.toISOString(),
    },
  });
  await payload.delete({ collection: 'merchants', id });
  expect(
    (await payload.count({ collection: 'coupons', where: { merchant: { equals: id } } })).totalDocs,
  ).toBe(0);
  const kept = await payload.findByID({ collection: 'enquiries', id: enquiry.id, depth: 0 });
  expect(kept.merchant ?? null).toBeNull();
});
