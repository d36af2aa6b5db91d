import type { QuestionList } from '@/services/domain/articles/question';
import { questionListFromWire } from '@/services/gateway/map/question';

import { hasFailed } from './apiResult';
import { callApi } from './callApi';

interface QuestionQuery {
  /** 2 to 100 characters; case, umlauts and ß make no difference. */
  keyword: string;
  /** All types where it is empty. */
  typeKey: string;
  /** From 1. */
  page?: number;
}

const pageSize = 50;

/** One page of the questions that fit, in the language of the page. Throws where the call fails, after showing the toast. */
export async function searchQuestions({ keyword, typeKey, page = 1 }: QuestionQuery): Promise<QuestionList> {
  const params = { keyword, pageNum: page, pageSize, ...(typeKey && { type: typeKey }) };
  const response = await callApi('searchQuestions', params);
  if (hasFailed(response)) throw new Error(response.msg);
  return questionListFromWire(response.data);
}
