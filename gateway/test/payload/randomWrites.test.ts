import { testRandomCalls } from './randomCalls';

testRandomCalls('POST');
