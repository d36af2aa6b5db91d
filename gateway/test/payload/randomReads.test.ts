import { testRandomCalls } from './randomCalls';

testRandomCalls('GET');
