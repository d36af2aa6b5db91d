import { rightSpelling } from './spelling';

it.each([
  ['/cht/services', '/cht/Services'],
  ['/CHT/SERVICES', '/cht/Services'],
  ['/cht/about', '/cht/About'],
  ['/cht/aboutus', '/cht/aboutUs'],
  ['/cht/resourcesdoc', '/cht/ResourcesDoc'],
  ['/cht/incorporation/incorporationhk', '/cht/Incorporation/IncorporationHK'],
  ['/cht/hot/newcomeractivities', '/cht/hot/newcomerActivities'],
  ['/cht/hot/module/HotModal', '/cht/hot/module/hotModal'],
  ['/cht/xmsailschool', '/cht/xmsailSchool'],
  ['/cht/xmsailschool/financetaxency', '/cht/xmsailSchool/FinanceTaxEncy'],
  ['/cht/xmsailSchool/Trends/2', '/cht/xmsailSchool/trends/2'],
  ['/companyency/12.HTML', '/companyEncy/12.html'],
  ['/QuestionAnswer/5', '/questionAnswer/5'],
  ['/Information', '/information'],
  ['/Custom/Packaging-check', '/custom/Packaging-check'],
  ['/cht/Calculate/0f8f', '/cht/calculate/0f8f'],
  ['/cht/calculate/W3HK8RVT5BND', '/cht/calculate/w3hk8rvt5bnd'],
  ['/Anniversary', '/anniversary'],
  ['/cht/price/at', '/cht/price/AT'],
  ['/cht/services/WEEE', '/cht/Services/weee'],
  ['/AgreeYS', '/agreeys'],
  ['/errorurl', '/errorUrl'],
])('corrects %s to %s', (typed, right) => expect(rightSpelling(typed)).toBe(right));

it.each([
  '/',
  '/cht/Services',
  '/cht/homes',
  '/custom/packaging-check',
  '/companyEncy/12.html',
  '/cht/xmsailSchool/trends/2',
  '/cht/service',
  '/services',
  '/no-such-page',
  '/constructor',
  '/cht/services/more',
  '/favicon.ico',
  '',
])('returns undefined for %j', (path) => expect(rightSpelling(path)).toBeUndefined());

it('returns a path that needs no further correction', () => {
  const typed = ['/CHT/SERVICES', '/companyency/12.HTML', '/Custom/X', '/cht/xmsailschool/trends/2'];
  for (const path of typed) expect(rightSpelling(rightSpelling(path) ?? '')).toBeUndefined();
});
