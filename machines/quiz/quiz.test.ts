import { describe, expect, it } from 'vitest';
import { testFlow } from 'model-testing/vitest';
import { quizFlow } from './quiz.spec.ts';

testFlow(quizFlow, { describe, expect, it });
