ALTER TABLE "results" DROP CONSTRAINT "results_assessment_id_unique";--> statement-breakpoint
ALTER TABLE "results" ADD COLUMN "change" jsonb;--> statement-breakpoint
ALTER TABLE "results" ADD COLUMN "pooled_from" jsonb;--> statement-breakpoint
ALTER TABLE "results" ADD CONSTRAINT "results_of_assessment" UNIQUE("assessment_id","kind");