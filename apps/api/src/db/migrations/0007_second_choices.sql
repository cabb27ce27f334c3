ALTER TABLE "asked_questions" DROP CONSTRAINT "asked_questions_place";--> statement-breakpoint
ALTER TABLE "answers" ADD COLUMN "second_value" text;--> statement-breakpoint
ALTER TABLE "asked_questions" ADD COLUMN "second_draft" text;--> statement-breakpoint
ALTER TABLE "asked_questions" ADD COLUMN "choice_round" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "asked_questions" ADD CONSTRAINT "asked_questions_place" UNIQUE("assessment_id","step","position","choice_round");