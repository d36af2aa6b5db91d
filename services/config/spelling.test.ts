import { rightSpelling } from './spelling';

it.each([
  ['/cht/services', '/cht/Services'],
  ['/CHT/SERVICES', '/cht/Services'],
  ['/cht/incorporation/incorporationhk', '/cht/Incorporation/IncorporationHK'],
  ['/cht/hot/module/HotModal', '/cht/hot/module/hotModal'],
  ['/cht/xmsailschool/financetaxency', '/cht/xmsailSchool/FinanceTaxEncy'],
  ['/cht/xmsailSchool/Trends/2', '/cht/xmsailSchool/trends/2'],
  ['/companyency/12.HTML', '/companyEncy/12.html'],
  ['/Custom/Packaging-check', '/custom/Packaging-check'],
  ['/cht/calculate/W3HK8RVT5BND', '/cht/calculate/w3hk8rvt5bnd'],
  ['/cht/price/at', '/cht/price/AT'],
  ['/cht/services/WEEE', '/cht/Services/weee'],
  ['/AgreeYS', '/agreeys'],
])('corrects %s to %s', (typed, right) => expect(rightSpelling(typed)).toBe(right));

it.each([
  '/',
  '/cht/Services',
  '/custom/packaging-check',
  '/cht/xmsailSchool/trends/2',
  '/services',
  '/constructor',
  '/cht/services/more',
  '/favicon.ico',
  '',
])('returns undefined for %j', (path) => expect(rightSpelling(path)).toBeUndefined());

it('returns a path that needs no further correction', () => {
  const typed = ['/CHT/SERVICES', '/companyency/12.HTML', '/Custom/X', '/cht/xmsailschool/trends/2'];
  for (const path of typed) expect(rightSpelling(rightSpelling(path) ?? '')).toBeUndefined();
});
