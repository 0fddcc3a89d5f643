import { describe, expect, it } from 'vitest';
import { testFlow } from 'model-testing/vitest';
import { quizResultFlow } from './quiz-result.spec.ts';

testFlow(quizResultFlow, { describe, expect, it });
