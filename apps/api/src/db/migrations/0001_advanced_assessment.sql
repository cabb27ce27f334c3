ALTER TABLE "answers" ADD COLUMN "is_withheld" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "asked_questions" ADD COLUMN "id" uuid DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
ALTER TABLE "asked_questions" ADD COLUMN "step" integer;--> statement-breakpoint
ALTER TABLE "asked_questions" ADD COLUMN "shown_option_ids" jsonb;--> statement-breakpoint
ALTER TABLE "asked_questions" ADD COLUMN "engine" text DEFAULT 'built-in' NOT NULL;--> statement-breakpoint
ALTER TABLE "asked_questions" ADD COLUMN "wording" jsonb;--> statement-breakpoint
ALTER TABLE "asked_questions" ADD COLUMN "draft" text;--> statement-breakpoint
ALTER TABLE "assessments" ADD COLUMN "basic_assessment_id" uuid;--> statement-breakpoint
ALTER TABLE "assessments" ADD CONSTRAINT "assessments_basic_assessment_id_assessments_id_fk" FOREIGN KEY ("basic_assessment_id") REFERENCES "public"."assessments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "assessments_basic_idx" ON "assessments" USING btree ("basic_assessment_id");--> statement-breakpoint
ALTER TABLE "asked_questions" ADD CONSTRAINT "asked_questions_id_unique" UNIQUE("id");--> statement-breakpoint
ALTER TABLE "asked_questions" ADD CONSTRAINT "asked_questions_place" UNIQUE("assessment_id","step","position");