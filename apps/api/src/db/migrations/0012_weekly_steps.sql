CREATE TABLE "weekly_mails" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"language" text NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"next_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "weekly_steps" (
	"user_id" uuid NOT NULL,
	"week" integer NOT NULL,
	"archetype" text NOT NULL,
	"tried_at" timestamp with time zone NOT NULL,
	"line" text NOT NULL,
	"look_back" text,
	CONSTRAINT "weekly_steps_user_id_week_pk" PRIMARY KEY("user_id","week")
);
--> statement-breakpoint
ALTER TABLE "outgoing_mails" ADD COLUMN "unsubscribe_url" text;--> statement-breakpoint
ALTER TABLE "weekly_mails" ADD CONSTRAINT "weekly_mails_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "weekly_steps" ADD CONSTRAINT "weekly_steps_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "weekly_mails_next_at_idx" ON "weekly_mails" USING btree ("next_at");